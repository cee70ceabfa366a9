import { deleteHospital, getListSettings, listHospitals, type Hospital } from '@quillcare/contracts';
import { HospitalsIcon } from '@quillcare/ui';
import { problemHere } from '../../../src/shared/api/problem';
import type { CallParts } from '../../../src/shared/api/request';
import { activeFilter, nameColumn, statusColumn, views } from '../../../src/shared/entries/entry-list';
import { defineList } from '../../../src/shared/list/define-list';
import { ListView } from '../../../src/shared/list/list.view';
import { defineWords } from '../../../src/shared/words/words';
import { GalleryPractice, type Answers } from '../practice.view';
import { SAMPLE_HOSPITALS } from '../hospital.samples';
import { Shelf } from '../shelf.view';

const words = defineWords('gallery-list', {
  title: 'Hospitals',
  search: 'Search hospitals',
  address: 'Address',
  phone: 'Phone',
  theatres: 'Theatres',
  changed: 'Changed',
  empty: 'No hospitals yet.',
  emptyHint: 'Add the first one to name it on quotes.',
  delete: 'Delete',
});

const nameOf = ({ name }: { name: string }) => name;

/** Each list needs its own name, because filters are stored in the URL under it. */
const listNamed = (name: string) =>
  defineList({
    name,
    operation: listHospitals,
    words,
    title: 'title',
    search: 'search',
    defaultSort: 'name',
    nameOf,
    columns: [
      nameColumn(nameOf),
      { kind: 'text', name: 'address', label: 'address', value: ({ address }) => address, grow: 1.4 },
      { kind: 'phone', name: 'phone', label: 'phone', value: ({ phone }) => phone },
      {
        kind: 'count',
        name: 'theatres',
        label: 'theatres',
        from: 'lg',
        value: ({ operatingTheatres }) => operatingTheatres,
      },
      { kind: 'date', name: 'updatedAt', label: 'changed', as: 'ago', value: ({ updatedAt }) => updatedAt },
      statusColumn,
    ],
    filters: [activeFilter],
    views,
    bulk: [
      {
        name: 'delete',
        label: 'delete',
        needs: deleteHospital,
        does: { name: 'hospital.delete', values: {} },
      },
    ],
    empty: { icon: <HospitalsIcon />, title: 'empty', hint: 'emptyHint' },
  });

const LISTS = {
  full: listNamed('gallery-full'),
  empty: listNamed('gallery-empty'),
  failed: listNamed('gallery-failed'),
};

const pageOf = (items: readonly Hospital[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsEstimate: false,
});

/** Filters by search text and status, as the server would. */
function found({ query = {} }: CallParts): readonly Hospital[] {
  const { search, isActive, removed } = query as Record<string, string | undefined>;
  if (removed === 'true') return [];
  return SAMPLE_HOSPITALS.filter(
    (hospital) =>
      hospital.name.toLowerCase().includes((search ?? '').toLowerCase()) &&
      (isActive === undefined || String(hospital.isActive) === isActive),
  );
}

const SETTINGS = { [getListSettings.name]: () => ({ columns: null, defaultView: null, views: [] }) };
const FULL: Answers = { ...SETTINGS, [listHospitals.name]: (parts) => pageOf(found(parts)) };
const EMPTY: Answers = { ...SETTINGS, [listHospitals.name]: () => pageOf([]) };
const FAILED: Answers = {
  ...SETTINGS,
  [listHospitals.name]: () => problemHere('The server does not answer. Check the connection and try again.'),
};

export function Exhibit() {
  return (
    <>
      <Shelf title="Rows" hint="search, filters, views and columns live in the address; a phone shows cards">
        <GalleryPractice answers={FULL}>
          <ListView list={LISTS.full} />
        </GalleryPractice>
      </Shelf>
      <Shelf title="Empty, with its verb">
        <GalleryPractice answers={EMPTY}>
          <ListView list={LISTS.empty} />
        </GalleryPractice>
      </Shelf>
      <Shelf title="Error, with its verb">
        <GalleryPractice answers={FAILED}>
          <ListView list={LISTS.failed} />
        </GalleryPractice>
      </Shelf>
    </>
  );
}
