// Among the packages of this folder, which are there only once it was used.
export { Stryker } from '@stryker-mutator/core';
