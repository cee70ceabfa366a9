import { assert, constantFrom, property } from 'fast-check';
import { resemblesName } from './typed-name';

describe('typed signature', () => {
  it.each([
    ["Siobhan O'Brien", "Siobhán O'Brien"],
    ['siobhán', "Siobhán O'Brien"],
    ['OBRIEN', "Siobhán O'Brien"],
    ['O’Brien, Siobhán', "Siobhán O'Brien"],
    ['S. O.', "Siobhán O'Brien"],
    ['so', "Siobhán O'Brien"],
    ['SMO', "Siobhán O'Brien"],
    ['S O’B', "Siobhán O'Brien"],
    ['Nguyen Minh', 'Minh Nguyễn'],
    ['Mary Willson', 'Mary Wilson'],
    ['M Wilosn', 'Mary Wilson'],
    ['marywilson', 'Mary Wilson'],
    ['Mary Smith-Jones', 'Mary Jones'],
    ['Mary Taylor', 'Mary Wilson'],
    ['Willson', 'Mary Wilson'],
    ['Wilsn', 'Mary Wilson'],
    ['Wilsan', 'Mary Wilson'],
    ['Wislon', 'Mary Wilson'],
    ['marysmith', 'Mary Wilson'],
    ['MWAB', 'Mary Ann Wilson-Brown'],
    ['李小', '李娜'],
    ['Jean-Luc', 'Jeanluc Picard'],
    ['Te Ariki', 'Te Ariki Ngāpō'],
    ['Madonna', 'Madonna Madonna'],
    ['U', 'U Thant'],
    ['李娜', 'Li Na'],
    ['Li Na', '李娜'],
    ['李 娜', '李娜'],
    ['王小明', '小明 王'],
    ['김철수', '철수 김'],
    ['محمد', 'Mohammed Ali'],
    ['Иван', 'Иван Петров'],
  ])('%s is accepted for %s', (typed, name) => {
    expect(resemblesName(typed, name)).toBe(true);
  });

  it.each([
    ['Mickey Mouse', 'Donald Duck'],
    ['<script>alert(1)</script>', 'Mary Wilson'],
    ['Donald Duck', 'CanaryAAA PersonAAA'],
    ['yes', 'Mary Wilson'],
    ['I agree', 'Mary Wilson'],
    ['xx', 'Mary Wilson'],
    ['12345', 'Mary Wilson'],
    ['李娜', '王小明'],
    ['Пётр', 'Иван Смирнов'],
    ['', 'Mary Wilson'],
    ['Mary', '!'],
    ['Mart Smith', 'Mary Wilson'],
    ['Carmy', 'Army Wilson'],
    ['Wolsen', 'Mary Wilson'],
    ['Wiloxn', 'Mary Wilson'],
    ['Wixson', 'Mary Wilton'],
    ['xmary', 'Mary Wilson'],
    ['x', 'Mary Wilson'],
    ['MXX', 'Mary Wilson'],
    ['MWWWW', 'Mary Wilson'],
    ['lix', 'Li Na'],
  ])('%s is rejected for %s', (typed, name) => {
    expect(resemblesName(typed, name)).toBe(false);
  });

  it('is always accepted if it is the full name, in any case and order', () => {
    const first = constantFrom('Mary', 'Nguyễn', 'O’Brien', 'Ø', '小明', 'Анна', 'van der Berg');
    assert(
      property(first, first, (one, other) => {
        expect(resemblesName(`${other.toUpperCase()} ${one}`, `${one} ${other}`)).toBe(true);
        expect(resemblesName(one.normalize('NFD'), one)).toBe(true);
      }),
    );
  });
});
