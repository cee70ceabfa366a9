// Resolved from this folder's packages, which exist only after they have been installed on first use.
export { Stryker } from '@stryker-mutator/core';
