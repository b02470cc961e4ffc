@import url("http://127.0.0.1:9/a.nss");
@import "/etc/passwd";
Label { font-name: ../../etc/passwd; }
