import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { MbsItem } from '@quillcare/rules';
import { MbsFileFault, readMbsFile, type MbsFile } from './mbs-file';

const SAMPLE = readFileSync(join(__dirname, '../../../../../../apps/launcher/src/demo/mbs-sample.xml'));

async function read(...pieces: Uint8Array[]): Promise<{ file: MbsFile; items: MbsItem[] }> {
  const items: MbsItem[] = [];
  const file = await readMbsFile(pieces, (item) => items.push(item));
  return { file, items };
}

const changed = (from: string | RegExp, to: string) => Buffer.from(SAMPLE.toString('utf8').replace(from, to));

describe('Medicare Benefits Schedule file', () => {
  it('is parsed item by item', async () => {
    const { file, items } = await read(SAMPLE);
    expect(file).toEqual({ items: 6, date: '2026-07-01' });
    expect(items.find(({ item }) => item === '41693')).toEqual({
      item: '41693',
      category: '3',
      group: 'T8',
      subGroup: '8',
      feeType: 'FIXED',
      scheduleFeeMinor: 91_805,
      benefit75Minor: 68_855,
      benefit85Minor: null,
      benefit100Minor: null,
      basicUnits: null,
      derivedFee: null,
      needsAnaesthetist: true,
      allowsAssistant: true,
      hospitalOnly: true,
      description:
        'Septum of the nose, correction with resection of turbinates, one or both sides (H) (Anaes.) (Assist.)',
      feeFrom: '2026-07-01',
    });
  });

  it('provides derived fees as text, base units and the flags of operations', async () => {
    const items = new Map((await read(SAMPLE)).items.map((item) => [item.item, item]));
    expect(items.get('51303')).toMatchObject({
      feeType: 'DERIVED',
      scheduleFeeMinor: null,
      derivedFee: 'one fifth of the established fee for the operation or operations',
      allowsAssistant: false,
      feeFrom: null,
    });
    expect(items.get('51303')?.description).toContain('> $668.25');
    expect(items.get('20160')).toMatchObject({ basicUnits: 6, needsAnaesthetist: false });
    expect(items.get('39331')).toMatchObject({ allowsAssistant: false, needsAnaesthetist: true });
    expect(items.get('39331')?.description).toMatch(/^Carpal tunnel release - division/);
  });

  it('can arrive in chunks of any size', async () => {
    const whole = await read(SAMPLE);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(SAMPLE.length), { maxLength: 20 }), async (cuts) => {
        const ends = [...cuts.sort((a, b) => a - b), SAMPLE.length];
        const pieces = ends.map((end, at) => SAMPLE.subarray(at === 0 ? 0 : ends[at - 1], end));
        expect(await read(...pieces)).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('is rejected when truncated at any point', async () => {
    const end = SAMPLE.lastIndexOf('</MBS_XML>') + '</MBS_XML>'.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(end - 1), async (length) => {
        await expect(read(SAMPLE.subarray(0, length))).rejects.toThrow(MbsFileFault);
      }),
      { numRuns: 100 },
    );
  });

  it('can contain unknown elements', async () => {
    const { items } = await read(changed(/<\/Data>/g, '<NewIn2027>Y</NewIn2027></Data>'));
    expect(items).toHaveLength(6);
  });

  it.each([
    [
      'another root element',
      changed(/MBS_XML/g, 'PBS_XML'),
      'begins with <PBS_XML> instead of <MBS_XML> (line 3)',
    ],
    [
      'the nested format of 2008',
      changed('<Data>', '<Record10><Record20></Record20>'),
      '<Record10> appears where',
    ],
    [
      'a fee in words',
      changed('>918.05<', '>on request<'),
      'ScheduleFee "on request" is not an amount (line 8, item 41693)',
    ],
    [
      'a date that does not exist',
      changed('>01.07.2026<', '>31.06.2026<'),
      'FeeStartDate "31.06.2026" is not a date',
    ],
    [
      'an item without a group',
      changed('<Group>T8</Group>', '<Group></Group>'),
      'Group is missing (line 6, item 39331)',
    ],
    ['an item listed twice', changed('>39331<', '>41693<'), 'the item is listed twice'],
    [
      'a field that appears twice',
      changed('<SubItemNum></SubItemNum>', '<SubItemNum>1</SubItemNum><SubItemNum>2</SubItemNum>'),
      '<SubItemNum> appears twice',
    ],
    ['a nested field', changed('>918.05<', '><b>918.05</b><'), '<b> is nested in <ScheduleFee>'],
    ['text between items', changed('</Data>', '</Data>x'), 'text between its elements'],
    [
      'an entity bomb',
      changed('<MBS_XML>', '<!DOCTYPE x [<!ENTITY a "aaaa">]><MBS_XML>'),
      'declares a document type',
    ],
    ['no items', Buffer.from('<MBS_XML></MBS_XML>'), 'contains no items'],
    ['another encoding', Buffer.concat([SAMPLE, Buffer.from([0xe9])]), 'not encoded in UTF-8'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'is compressed'],
    ['zip', Buffer.from('PK…'), 'is compressed'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'not well-formed'],
    ['an empty file', Buffer.alloc(0), 'not well-formed'],
  ])('is rejected with %s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });

  it('causes no error other than MbsFileFault, however it is damaged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(SAMPLE.length - 1), fc.uint8Array({ maxLength: 8 }), async (at, bytes) => {
        const damaged = Buffer.concat([SAMPLE.subarray(0, at), bytes, SAMPLE.subarray(at + bytes.length)]);
        await read(damaged).catch((error: unknown) => expect(error).toBeInstanceOf(MbsFileFault));
      }),
      { numRuns: 200 },
    );
  });
});
