// Stands for stylesheets and fonts, which mean nothing without a browser.
module.exports = {};
