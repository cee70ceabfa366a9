import { siteDoctors } from './site-doctors';

const names = new Map([
  ['a', 'Dr Amelia Hartmann'],
  ['b', 'Prof Rangi Parata'],
]);

describe('the doctors of a site', () => {
  it('are stored by name, with their days in the order of the week', () => {
    const stored = siteDoctors(
      [
        { doctorId: 'b', weekdays: [] },
        { doctorId: 'a', weekdays: ['FRIDAY', 'MONDAY', 'FRIDAY'] },
      ],
      names,
    );
    expect(stored).toEqual([
      { doctorId: 'a', doctorName: 'Dr Amelia Hartmann', weekdays: ['MONDAY', 'FRIDAY'] },
      { doctorId: 'b', doctorName: 'Prof Rangi Parata', weekdays: [] },
    ]);
  });

  it('are refused by row when one is unknown or chosen twice', () => {
    const chosen = ['a', 'x', 'a'].map((doctorId) => ({ doctorId, weekdays: [] }));
    expect(() => siteDoctors(chosen, names)).toThrow(
      expect.objectContaining({
        errors: [
          { path: 'doctors.1.doctorId', message: 'This doctor is not in your directory' },
          { path: 'doctors.2.doctorId', message: 'This doctor is chosen twice' },
        ],
      }),
    );
  });
});
