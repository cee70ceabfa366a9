import { siteDoctors } from './site-doctors';

const names = new Map([
  ['a', 'Dr Amelia Hartmann'],
  ['b', 'Prof Rangi Parata'],
]);

describe('doctors of a site', () => {
  it('are sorted by name, with their days in weekday order', () => {
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

  it('are rejected by row when unknown or chosen twice', () => {
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
