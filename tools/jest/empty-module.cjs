// Replaces stylesheets and fonts, which have no meaning without a browser.
module.exports = {};
