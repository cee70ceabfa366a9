// The tests of documents draw with the product's fonts.
module.exports = async () => {
  const { takeFonts } = await import('../build/fonts.mjs');
  await takeFonts();
};
