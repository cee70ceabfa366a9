import { fireEvent, screen } from '@testing-library/react';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ImportPage } from './import.page';

const file = new File(['firstName,lastName,email,phone\n'], 'clients.csv', { type: 'text/csv' });

function open(create: object) {
  return renderPage(<ImportPage entityType="clients" />, {
    path: '/clients/import',
    isSignedIn: true,
    replies: {
      'POST /api/imports': [create],
      'GET /api/imports': [{ body: { items: [], nextCursor: null, total: 0, totalIsEstimate: false } }],
    },
  });
}

/** As the browser's own dialog does: the field itself is out of sight. */
const choose = async () =>
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
const start = () => screen.findByRole('button', { name: 'Start import' });

describe('starting an import', () => {
  it('asks for a file, and the request is gone once one is chosen', async () => {
    const { user } = open({ status: 201 });
    await user.click(await start());
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a CSV file.');
    await choose();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('clients.csv')).toBeInTheDocument();
  });

  it('says that a refused file was not uploaded, and nothing else', async () => {
    const { user, sent } = open({
      status: 422,
      body: problemOf(422, 'VALIDATION_FAILED', 'File is empty or invalid'),
    });
    await choose();
    await user.click(await start());
    expect(await screen.findByRole('alert')).toHaveTextContent('File is empty or invalid');
    expect(screen.queryByText(/success/i)).not.toBeInTheDocument();
    expect(sent('POST /api/imports')).toHaveLength(1);
  });
});
