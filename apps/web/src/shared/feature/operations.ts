// A module of its own, so that the operations which features name here are fetched when they are first needed: what
// the first screen imports from the contracts directly is part of it.
export * from '@quillcare/contracts';
