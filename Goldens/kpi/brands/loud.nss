loud {
    font-color: #B00020;
    font-name: Inter-Bold;
    text-transform: uppercase;
}
