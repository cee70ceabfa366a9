// Fetches the product's fonts, which the tests of documents use.
module.exports = async () => {
  const { takeFonts } = await import('../build/fonts.mjs');
  await takeFonts();
};
