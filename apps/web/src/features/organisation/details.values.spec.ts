import { someSession } from '../../testing/session.sample';
import { changedDetails, detailsOf } from './details.values';

const settings = {
  ...someSession().organisation,
  phone: '+61292345678',
  version: 3,
  hasPlaceholderName: false,
};

it('shows a phone as people write it, and sends nothing of what was not changed', () => {
  const shown = detailsOf(settings);
  expect(shown.phone).toBe('(02) 9234 5678');
  expect(changedDetails(shown, shown)).toEqual({});
});

it('sends what was changed, also when it was emptied', () => {
  const shown = detailsOf(settings);
  expect(changedDetails({ ...shown, name: 'Harbour', phone: null }, shown)).toEqual({
    name: 'Harbour',
    phone: null,
  });
});
