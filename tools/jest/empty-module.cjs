// Stands in for stylesheets and fonts, which are meaningless without a browser.
module.exports = {};
