import { someSession } from '../../testing/session.sample';
import { changedDetails, detailsOf } from './details.values';

const settings = {
  ...someSession().organisation,
  phone: '+61292345678',
  version: 3,
  hasPlaceholderName: false,
};

it('formats phone numbers, and sends no unchanged field', () => {
  const shown = detailsOf(settings);
  expect(shown.phone).toBe('(02) 9234 5678');
  expect(changedDetails(shown, shown)).toEqual({});
});

it('sends changed fields, also emptied ones', () => {
  const shown = detailsOf(settings);
  expect(changedDetails({ ...shown, name: 'Harbour', phone: null }, shown)).toEqual({
    name: 'Harbour',
    phone: null,
  });
});
