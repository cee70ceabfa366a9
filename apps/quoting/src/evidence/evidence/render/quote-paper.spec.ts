import { PaperRenderer } from '@quillcare/paper';
import { PdfFile } from '@quillcare/testing';
import {
  BASIS_EXPLAINED,
  headlineOf,
  lineFacts,
  lineName,
  paperFormats,
  PAPER_WORDS,
  sumRows,
} from '@quillcare/rules';
import { SURGEON } from '../../../quote/quote/domain/quote.fixtures';
import { paperOf, type QuotePdf } from '../domain/quote-pdf';
import { documentWith, manyLines, pdfOf, picture, recordOf } from './quote-pdf.fixtures';
import { quotePaper } from './quote-paper';

const renderer = new PaperRenderer();
const files: PdfFile[] = [];
afterAll(() => {
  renderer.stop();
  files.forEach((file) => file.remove());
});

const drawn = (pdf: QuotePdf) => renderer.render(quotePaper(pdf));

async function fileOf(pdf: QuotePdf): Promise<PdfFile> {
  const file = new PdfFile(await drawn(pdf));
  files.push(file);
  return file;
}

const ANAESTHETIST = {
  ...SURGEON,
  kind: 'ANAESTHETIST' as const,
  description: 'Anaesthetic',
  providerName: 'Dr Hēmi 王小明',
  billedBy: 'PROVIDER' as const,
  basis: 'ESTIMATE' as const,
  quantity: 2,
  unitFeeMinor: 60_050,
  mbsItem: '20810',
  medicareBenefitMinor: 12_345,
};

describe('quote PDF', () => {
  it('shows the same words and amounts as the quote page', async () => {
    const document = documentWith([SURGEON, ANAESTHETIST], { notesToPatient: 'Please fast from midnight.' });
    const text = (await fileOf(pdfOf(document))).rawText();
    const paper = paperOf(document);
    const { money, date } = paperFormats(document.currency);
    const { lead, pay, total, notes } = headlineOf(paper, money);
    const printed = [
      PAPER_WORDS.quote(document.quoteNumber),
      paper.clientName,
      paper.clientEmail,
      paper.doctorName,
      PAPER_WORDS.noHospital,
      date(paper.validUntil),
      ...[lead, `${pay} ${PAPER_WORDS.of} ${total}`, ...notes],
      ...paper.lines.flatMap((line) => [lineName(line), BASIS_EXPLAINED[line.basis], money(line.totalMinor)]),
      ...sumRows(paper, money).flatMap(({ name, value }) => [name, value]),
      ...[PAPER_WORDS.notes, 'Please fast from midnight.'],
    ];
    for (const words of printed) expect(text).toContain(words);
    for (const facts of paper.lines.flatMap((line) => lineFacts(line, money))) expect(text).toContain(facts);
  });

  it('has its sections in the order of the page', async () => {
    const document = documentWith([SURGEON, ANAESTHETIST], { notesToPatient: 'Please fast.' });
    const text = (await fileOf(pdfOf(document))).rawText();
    const parts = [
      ...[PAPER_WORDS.quote(document.quoteNumber), PAPER_WORDS.youPayAbout, PAPER_WORDS.validUntil],
      ...[PAPER_WORDS.bills, PAPER_WORDS.procedures, PAPER_WORDS.otherFees, PAPER_WORDS.notes],
      PAPER_WORDS.glossary,
    ];
    const places = parts.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('ends with how the benefits of each line were worked out', async () => {
    const document = documentWith([SURGEON, ANAESTHETIST], { mbsTableDate: '2026-07-01' });
    const [line, ...others] = document.lines;
    const benefitSteps = [{ key: 'ownFee', values: { item: '39331', feeMinor: 33_125 } } as const];
    const text = (
      await fileOf(pdfOf({ ...document, lines: [{ ...line!, benefitSteps }, ...others] }))
    ).rawText();
    const [before = '', after = ''] = text.split('How the benefits are worked out');
    expect(before).toContain(line!.description);
    expect(after).toContain('An estimate with the Medicare schedule of 1 July 2026.');
    expect(after).toContain('Medicare’s fee for item 39331 is $331.25.');
    expect(after).toContain('Left to pay:');
    expect(text.indexOf('What do these words mean?')).toBeLessThan(before.length);
  });

  it('prints names in any script and is a valid tagged PDF with a title', async () => {
    const file = await fileOf(pdfOf(documentWith([SURGEON, ANAESTHETIST])));
    expect(file.text()).toEqual(expect.stringContaining('Nguyễn'));
    for (const name of ['Tāwhiao Surgical 王', 'Hēmi 王小明', "Siobhán O'Brien"])
      expect(file.rawText()).toContain(name);
    expect(file.faults()).toBe('');
    expect(file.facts()).toMatchObject({ Tagged: 'yes', Title: 'Quote Q-2026-000001, Tāwhiao Surgical 王' });
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD'])
      expect(file.structure()).toContain(tag);
  });

  it('prints hash, code and page number on every page and repeats the table heading', async () => {
    const pdf = pdfOf(documentWith(manyLines(50)));
    const file = await fileOf(pdf);
    const pages = Number(file.facts()['Pages']);
    expect(pages).toBeGreaterThan(3);
    const text = file.rawText();
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
    const times = (words: string) => text.split(words).length - 1;
    expect(times(`Document SHA-256 ${pdf.documentHash}`)).toBe(pages);
    expect(times('with the code ABCD-2345-EFGH-6789')).toBe(pages);
    expect(times('Item Basis Amount')).toBeGreaterThan(2);
    for (let line = 1; line <= 50; line += 1) expect(text).toContain(`Item number ${line} of the plan`);
  });

  it('wraps long names and words without losing a character', async () => {
    const long = `${'Reconstruction of the anterior cruciate ligament '.repeat(6)}${'x'.repeat(120)}`;
    const document = documentWith([{ ...SURGEON, description: long.slice(0, 300) }]);
    const file = await fileOf(pdfOf(document));
    const letters = file.rawText().replace(/\s/g, '');
    expect(letters).toContain(long.slice(0, 300).replace(/\s/g, ''));
    expect(file.faults()).toBe('');
  });

  it('is marked as a draft until the quote is sent', async () => {
    const pdf = pdfOf(documentWith(), { documentHash: null, verify: null });
    const text = (await fileOf(pdf)).rawText();
    expect(text).toContain('DRAFT');
    expect(text).toContain('It has not been sent');
    expect(text).not.toContain('SHA-256');
    expect((await fileOf(pdfOf(documentWith()))).rawText()).not.toContain('DRAFT');
  });

  it('produces byte-identical files for the same data', async () => {
    const pdf = pdfOf(documentWith([SURGEON, ANAESTHETIST]));
    expect((await drawn(pdf)).equals(await drawn(pdf))).toBe(true);
  });

  it('has a labelled QR code once it can be verified, and none as a draft', async () => {
    const file = await fileOf(pdfOf(documentWith()));
    expect(file.structure()).toContain('Figure');
    expect(file.rawText()).toContain('Scan to verify');
    const draft = await fileOf(pdfOf(documentWith(), { documentHash: null, verify: null }));
    expect(draft.structure()).not.toContain('Figure');
  });

  it("includes the practice's logo as a figure", async () => {
    const logo = { data: picture.toString('base64'), width: 600, height: 200 };
    const file = await fileOf(pdfOf(documentWith(), { logo, verify: null }));
    expect(file.structure()).toContain('Figure');
  });
});

describe('certificate of completion', () => {
  it('states who signed what, when, where and how', async () => {
    const document = documentWith();
    const record = recordOf(document, {
      messages: [
        {
          from: 'PATIENT',
          channel: 'PAGE',
          byName: null,
          text: 'Is parking included?',
          at: new Date('2026-11-21T01:00:00.000Z'),
        },
      ],
      checks: [{ question: 'Is the fee fixed?', answer: 'Yes' }],
    });
    const file = await fileOf(pdfOf(document, { record }));
    const text = file.rawText();
    for (const words of [
      'Certificate of completion',
      '21 Nov 2026, 2:04:05 pm AEDT (2026-11-21 03:04:05 UTC)',
      "Siobhán O'Brien (the patient)",
      record.documentHash,
      ...record.consentWording.split('. ').slice(0, 3),
      '203.0.113.9',
      'Mozilla/5.0 (iPhone)',
      'Drawn on the screen',
      'Standard: the date of birth',
      'Date of birth 21 Nov 2026, 2:00:00 pm AEDT (2026-11-21 03:00:00 UTC), from 203.0.113.8',
      'iPhone summary, fees',
      "All times were taken from the server's clock",
      'Is parking included?',
      'Is the fee fixed?',
      "Number 41 in the practice's audit trail",
      'b'.repeat(64),
    ])
      expect(text).toContain(words);
    // The QR code and the signature.
    expect(file.structure().match(/Figure/g)).toHaveLength(2);
    expect(file.faults()).toBe('');
  });

  it('names who signed for the patient, their authority and the second signer', async () => {
    const document = documentWith();
    const record = recordOf(document, {
      signatory: {
        role: 'GUARDIAN',
        name: 'Aroha 王',
        relationship: 'mother',
        authority: 'parental responsibility',
        email: 'aroha@example.com',
        mailTo: 'SIGNATORY',
      },
      signature: { method: 'type', picture: null, text: 'Aroha 王' },
      second: {
        name: 'Tane Ngāpō',
        relationship: 'father',
        signature: { method: 'draw', picture, text: null },
      },
    });
    const text = (await fileOf(pdfOf(document, { record }))).rawText();
    for (const words of [
      'Aroha 王 (guardian)',
      'mother',
      'parental responsibility',
      'Signature of Tane Ngāpō',
      'Typed: Aroha 王',
      'Their email address aroha@example.com',
      'entered a code that was sent to their own email address; their identity was not checked in any other way',
    ])
      expect(text).toContain(words);
  });

  it('states that staff recorded the acceptance and that its audit trail entry is unknown', async () => {
    const document = documentWith();
    const record = recordOf(document, {
      mode: 'PAPER',
      assurance: 'RECORDED',
      signature: null,
      recordedByName: 'Ana Okafor',
      audit: null,
      recordedAt: new Date('2026-11-21T04:00:00.000Z'),
      word: {
        isSo: false,
        at: new Date('2026-11-22T04:00:00.000Z'),
        comment: 'I only asked',
        ipAddress: '198.51.100.7',
        userAgent: 'Android',
        sha256: 'e'.repeat(64),
      },
      scan: { fileName: 'signed.pdf', sha256: 'c'.repeat(64) },
    });
    const text = (await fileOf(pdfOf(document, { record }))).rawText();
    for (const words of [
      'On paper, recorded by staff',
      'Ana Okafor',
      'A member of staff entered when the acceptance was given',
      'Accepted, as entered by staff 21 Nov 2026, 2:04:05 pm AEDT',
      'Recorded 21 Nov 2026, 3:00:00 pm AEDT',
      "The member of staff's network address 203.0.113.9",
      'Disputed by the patient 22 Nov 2026, 3:00:00 pm AEDT',
      'I only asked',
      '198.51.100.7',
      `SHA-256 of the patient's word ${'e'.repeat(64)}`,
      `signed.pdf, SHA-256 ${'c'.repeat(64)}`,
      'was not known when this file was made',
    ])
      expect(text).toContain(words);
  });

  it("appends the practice's terms with their hash", async () => {
    const terms = {
      title: 'Our terms',
      text: `# Fees\nFirst.\n\n${'Long clause. '.repeat(900)}`,
      sha256: 'd'.repeat(64),
    };
    const file = await fileOf(pdfOf(documentWith(), { terms }));
    expect(file.rawText()).toContain('Our terms Fees First.');
    expect(file.rawText()).toContain(`SHA-256 of this text: ${'d'.repeat(64)}`);
    expect(file.faults()).toBe('');
  });
});
