import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQuillcareTheme } from '@quillcare/ui';
import { createFormats, FormatsContext } from '../shared/formats/use-formats';
import { testUser } from './test-user';

const SYDNEY = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });

/** Mounts a component that calls no operations, with the theme and formats of a Sydney practice. */
export function renderPiece(piece: ReactElement) {
  const around = (content: ReactElement) => (
    <ThemeProvider theme={createQuillcareTheme()}>
      <FormatsContext value={SYDNEY}>
        <MemoryRouter>{content}</MemoryRouter>
      </FormatsContext>
    </ThemeProvider>
  );
  const { rerender, unmount } = render(around(piece));
  return { user: testUser(), rerender: (next: ReactElement) => rerender(around(next)), unmount };
}
