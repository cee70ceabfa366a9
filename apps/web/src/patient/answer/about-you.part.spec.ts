import { somePublicQuote } from '../public-quote.sample';
import { aboutYou } from './about-you.part';
import { answerOf, problemsOf, startOf, valuesOf } from './answer.form';

const quote = somePublicQuote();
const start = startOf({ quote, dateOfBirth: { day: '27', month: '3', year: '1984' } });
const withDate = (day: string, month = '', year = '') => ({
  ...start,
  aboutYou: { ...valuesOf(aboutYou, start), preferredDate: { day, month, year } },
});
const problemsAt = (values: typeof start) =>
  problemsOf('accept', values, quote).filter(({ path }) => path === 'preferredDate');
const sent = (values: typeof start) => answerOf('accept', values, quote).patientInfo;

it('sends the preferred date in any notation, and an empty one if none was entered', () => {
  for (const values of [withDate('1', '2', '2027'), withDate('1/2/2027'), withDate('1 Feb 2027')])
    expect([problemsAt(values), sent(values)]).toEqual([
      [],
      expect.objectContaining({ preferredDate: '2027-02-01', dateOfBirth: '1984-03-27' }),
    ]);
  expect([problemsAt(start), sent(start)]).toEqual([[], expect.objectContaining({ preferredDate: '' })]);
});

it('sends the emergency contact and additional notes, trimmed', () => {
  const said = {
    phoneNumber: ' 0412 345 678',
    emergencyContact: ' Tama Ngata ',
    emergencyPhone: '0498 765 432 ',
    additionalNotes: ' I come by train ',
  };
  expect(sent({ ...start, aboutYou: { ...valuesOf(aboutYou, start), ...said } })).toMatchObject({
    phoneNumber: '0412 345 678',
    emergencyContact: 'Tama Ngata',
    emergencyPhone: '0498 765 432',
    additionalNotes: 'I come by train',
  });
});

it('reports an invalid preferred date', () => {
  expect(problemsAt(withDate('31', '2', '2027'))).toMatchObject([{ message: 'Please enter a valid date' }]);
  expect(problemsAt(withDate('1', '2', '27'))).toMatchObject([
    { message: expect.stringContaining('four digits') },
  ]);
});
