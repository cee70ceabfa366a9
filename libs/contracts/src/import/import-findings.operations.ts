import { z } from 'zod';
import { command, query } from '../core/operation';
import { idParams } from '../core/primitives';
import { IMPORTERS } from './import.operations';
import {
  findingRow,
  findingSummary,
  MOST_ODD_VALUE_KINDS,
  oddValueChoice,
  oddValues,
} from './import-findings.schemas';

/** For how many days the rows left out by an import can be downloaded. */
export const ERROR_ROWS_DAYS = 7;
/** Maximum length in characters of a corrected cell. */
export const MOST_MENDED_TEXT = 10_000;
/** Maximum number of cells corrected individually per request. */
export const MOST_MENDED_CELLS = 200;
export const MOST_FINDING_ROWS = 200;

const row = z.number().int().min(1).max(2_000_000_000);
const at = z.number().int().min(0).max(500);
const mended = z.string().max(MOST_MENDED_TEXT, 'This field is too long');

export const getImportFindings = query({
  name: 'import.getImportFindings',
  summary: 'Get the findings of a checked file by kind, and how they will be handled',
  http: { method: 'GET', path: '/imports/:id/findings' },
  permission: { roles: IMPORTERS },
  params: idParams,
  result: findingSummary,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  provides: ['Import'],
});

export const listFindingRows = query({
  name: 'import.listFindingRows',
  summary: 'List rows with findings, cell by cell; for an import the skipped rows, for 7 days',
  http: { method: 'GET', path: '/imports/:id/findings/rows' },
  permission: { roles: IMPORTERS },
  params: idParams,
  query: z.strictObject({
    /** Returns only rows that were, or would be, left out under the specification's rule. */
    errors: z.enum(['true', 'false']).default('false'),
    /** Row number of the last row on the previous page. */
    cursor: z.coerce.number<string | number>().int().min(0).max(2_000_000_000).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(MOST_FINDING_ROWS).default(50),
  }),
  /** A page can be shorter than its limit if rows are long. */
  result: z.object({ items: z.array(findingRow), nextCursor: z.number().int().nullable() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  provides: ['Import'],
});

const mendedRows = z.object({
  /** The corrected rows, at most one page of them. */
  items: z.array(findingRow),
  changed: z.number().int(),
  summary: findingSummary,
});

export const mendCells = command({
  name: 'import.mendCells',
  summary: 'Correct individual cells of a checked file; a null text reverts a correction',
  http: { method: 'POST', path: '/imports/:id/cells', status: 200 },
  permission: { roles: IMPORTERS },
  params: idParams,
  body: z.strictObject({
    cells: z
      .array(z.strictObject({ row, at, text: mended.nullable() }))
      .min(1)
      .max(MOST_MENDED_CELLS),
  }),
  result: mendedRows,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
});

export const mendAlike = command({
  name: 'import.mendAlike',
  summary: 'Correct a text in one column of every row where it caused a finding',
  http: { method: 'POST', path: '/imports/:id/cells/alike', status: 200 },
  permission: { roles: IMPORTERS },
  params: idParams,
  body: z.strictObject({ at, from: z.string().max(MOST_MENDED_TEXT), text: mended }),
  result: mendedRows,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
});

export const chooseOddValues = command({
  name: 'import.chooseOddValues',
  summary: 'Choose whether rows with an unreadable optional value are skipped or imported without it',
  http: { method: 'POST', path: '/imports/:id/odd-values', status: 200 },
  permission: { roles: IMPORTERS },
  params: idParams,
  body: z.strictObject({
    all: oddValueChoice,
    kinds: z.array(oddValues.shape.kinds.element.strict()).max(MOST_ODD_VALUE_KINDS).default([]),
  }),
  result: findingSummary,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
});
