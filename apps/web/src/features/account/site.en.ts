import { defineWords } from '../../shared/words/words';

export const siteWords = defineWords('own-site', {
  title: 'Where you work',
  label: 'Your usual site',
  help: 'New quotes begin with this site. You can choose another one on each quote.',
  none: 'The default site of the practice',
  choose: { label: 'Your usual site', done: 'Usual site saved', failed: 'Your usual site was not saved' },
});
