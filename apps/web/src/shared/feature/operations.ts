// A separate module, so that features can load operations lazily. Anything imported from the contracts directly becomes part of
// the first screen's bundle.
export * from '@quillcare/contracts';
