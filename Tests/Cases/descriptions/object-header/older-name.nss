/* both dark headers take the gradient, in both looks, and no light header does 1 */
@backgroundGradientTop_darkBackground: #030000;

/* both dark headers take the gradient, in both looks, and no light header does 2 */
@backgroundGradientTop: #010000;

/* both dark headers take the gradient, in both looks, and no light header does 3 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient, in both looks, and no light header does 4 */
@backgroundGradientTop: #010000; @backgroundGradientTop_darkBackground: #030000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient, in both looks, and no light header does 5 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 1 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 2 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 3 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 4 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 5 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 6 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 7 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 8 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 9 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 10 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 11 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 12 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 13 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;

/* both dark headers take the gradient in every palette 14 */
@backgroundGradientTop: #010000; @backgroundGradientBottom: #020000;
