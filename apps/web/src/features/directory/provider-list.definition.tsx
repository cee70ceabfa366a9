import {
  createProvider,
  deleteProvider,
  listProviders,
  providerFeeBasis,
  providerKind,
  restoreProvider,
  type Provider,
} from '@quillcare/contracts';
import { PlusIcon, UsersIcon } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { toCodes, defineList } from '../../shared/list/define-list';
import { word, useWords } from '../../shared/words/words';
import {
  activeFilter,
  buildDeleteAndRestoreActs,
  nameColumn,
  restoreAction,
  statusColumn,
  views,
} from '../../shared/entries/entry-list';
import { providerWords } from './provider.en';

const nameOf = ({ name }: { name: string }) => name;

export const providerList = defineList({
  name: 'providers',
  operation: listProviders,
  words: providerWords,
  title: 'pages.list',
  subtitle: 'list.subtitle',
  search: 'list.search',
  defaultSort: 'name',
  nameOf,
  opens: { to: ({ id }) => `/providers/${id}` },
  columns: [
    nameColumn(nameOf),
    {
      kind: 'text',
      name: 'kind',
      label: 'fields.kind',
      value: ({ kind }) => word(providerWords, `options.kind.${kind}`),
    },
    { kind: 'phone', name: 'phone', label: 'fields.phone', value: ({ phone }) => phone },
    {
      kind: 'text',
      name: 'providerNumber',
      label: 'fields.providerNumber',
      from: 'lg',
      card: 'none',
      value: ({ providerNumber }) => providerNumber,
    },
    {
      kind: 'custom',
      name: 'fee',
      label: 'fields.feeBasis',
      grow: 1.2,
      card: 'line',
      render: (provider) => <ProviderFee provider={provider} />,
    },
    statusColumn,
  ],
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'fields.kind',
      values: providerKind.options,
      labelOf: (kind) => word(providerWords, `options.kind.${providerKind.parse(kind)}`),
    },
    activeFilter,
  ],
  inFiles: [
    { name: 'email', label: 'fields.email' },
    {
      name: 'feeBasis',
      label: 'fields.feeBasis',
      codes: toCodes(providerFeeBasis.options, (basis) => word(providerWords, `options.feeBasis.${basis}`)),
    },
    { name: 'fee', label: 'fields.feeMinor' },
  ],
  views,
  actions: [restoreAction(restoreProvider, nameOf)],
  bulk: buildDeleteAndRestoreActs('provider', deleteProvider, restoreProvider),
  pageActions: [
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createProvider, to: '/providers/new' },
  ],
  empty: { icon: <UsersIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});

type Fee = Pick<Provider, 'feeBasis' | 'feeMinor' | 'shareBasisPoints'>;

/** A provider's usual fee, such as "$98.00 per unit". */
function ProviderFee({ provider: { feeBasis, feeMinor, shareBasisPoints } }: { provider: Fee }) {
  const t = useWords(providerWords);
  const { money, percent } = useFormats();
  if (feeBasis === 'FIXED' && feeMinor !== null) return <span className="tabular">{money(feeMinor)}</span>;
  if (feeBasis === 'UNITS' && feeMinor !== null) return t('list.perUnit', { amount: money(feeMinor) });
  if (feeBasis === 'SHARE_OF_SURGEON' && shareBasisPoints !== null)
    return t('list.share', { percent: percent(shareBasisPoints) });
  return t('options.feeBasis.NONE');
}
