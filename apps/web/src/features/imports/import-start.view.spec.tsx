import { fireEvent, screen } from '@testing-library/react';
import { pageOf, refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ImportPage } from './import.page';
import { columnSample, tableSample } from './import-table.sample';

const file = new File(['firstName,lastName,email,phone\n'], 'clients.csv', { type: 'text/csv' });

const CLIENTS = ['firstName', 'lastName', 'email', 'phone'].map((field) => columnSample(field, field));
const NO_LIMIT = { max: null, used: null, left: null };

function open(create: object, room: object = NO_LIMIT) {
  return renderPage(<ImportPage entityType="clients" />, {
    path: '/clients/import',
    replies: {
      'POST /api/import-columns': [{ body: tableSample({ columns: CLIENTS }) }],
      'POST /api/imports': [create],
      'GET /api/client-room': [{ body: room }],
      'GET /api/imports': [pageOf([])],
    },
  });
}

/** Fires the change event directly, as the browser's file dialog does, because the input is visually hidden. */
const choose = async () =>
  fireEvent.change(await screen.findByLabelText('CSV file or Excel workbook'), { target: { files: [file] } });
const start = () => screen.findByRole('button', { name: 'Start import' });

describe('start of an import', () => {
  it('asks for a file, and clears the message once one is chosen', async () => {
    const { user } = open({ status: 201 });
    await user.click(await start());
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a CSV file or an Excel workbook.');
    await choose();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('clients.csv')).toBeInTheDocument();
  });

  it('shows why the server refused the file, and no success', async () => {
    const { user, sent } = open(refusal(422, 'VALIDATION_FAILED', 'File is empty or invalid'));
    await choose();
    await screen.findByText(/4 columns will be imported/);
    await user.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('File is empty or invalid');
    expect(screen.queryByText(/success/i)).not.toBeInTheDocument();
    expect(sent('POST /api/imports')).toHaveLength(1);
  });

  it('shows in advance how many clients fit into the plan', async () => {
    open({ status: 201 }, { max: 500, used: 380, left: 120 });
    expect(await screen.findByText(/^120 more clients fit in your plan: you have 380 of 500/)).toBeVisible();
  });

  it('states that the plan is full', async () => {
    open({ status: 201 }, { max: 100, used: 100, left: 0 });
    expect(await screen.findByText(/^Your plan is full: you have 100 of 100 clients/)).toBeVisible();
  });
});
