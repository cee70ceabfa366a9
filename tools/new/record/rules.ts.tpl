import type { __Name__Input } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';

interface __Name__Keys {
  sortName: string;
  searchKey: string;
}

/** __A__ __words__ is sorted by its name, whose case does not matter, and found by the words of its search key. */
export const __name__Rules: RecordRules<__Name__Input, __Name__Keys> = {
  derive: ({ name }) => ({ sortName: searchKey(name), searchKey: searchKey(name) }),
};
