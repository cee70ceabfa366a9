import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { findRefusal, formatFileSize, type FileLimits } from './file-check';
import { FilePicker } from './file-picker.input';
import { FileViewer } from './file-viewer.view';

const LIMITS: FileLimits = {
  accept: ['application/pdf', 'image/*', '.csv'],
  acceptWords: 'a PDF, picture or CSV',
  maxBytes: 2048,
};
const file = (name: string, type: string, content = 'content') => new File([content], name, { type });

describe('file check', () => {
  it.each([
    ['a.pdf', 'application/pdf', 10, null],
    ['a.PNG', 'image/png', 10, null],
    ['LIST.CSV', '', 10, null],
    ['a.exe', 'application/x-msdownload', 10, 'a.exe is not a PDF, picture or CSV.'],
    ['a.pdf', 'application/pdf', 0, 'a.pdf is empty.'],
    ['a.pdf', 'application/pdf', 4096, 'a.pdf is 4 KB; the limit is 2 KB.'],
  ])('checks %s of type %j with %i bytes: %j', (name, type, size, refusal) => {
    expect(findRefusal({ name, type, size }, LIMITS)).toBe(refusal);
  });

  it.each([
    [1, '1 KB'],
    [184_000, '180 KB'],
    [2_400_000, '2.3 MB'],
  ])('formats %i bytes as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
});

describe('FilePicker', () => {
  const pdf = file('referral.pdf', 'application/pdf');

  it('accepts a suitable file, and explains why it rejects another', async () => {
    const onPick = jest.fn();
    renderPiece(<FilePicker label="Referral" limits={LIMITS} onPick={onPick} />);
    await expectAccessible();
    fireEvent.change(screen.getByLabelText('Referral'), { target: { files: [file('a.exe', 'x/y')] } });
    expect(screen.getByRole('alert')).toHaveTextContent('a.exe is not a PDF, picture or CSV.');
    expect(screen.getByRole('button')).toHaveAccessibleDescription(/a\.exe is not/);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Referral'), { target: { files: [pdf] } });
    expect(onPick).toHaveBeenCalledWith([pdf]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the browser’s file chooser by keyboard', async () => {
    const { user } = renderPiece(<FilePicker label="Referral" limits={LIMITS} onPick={jest.fn()} />);
    const opened = jest.spyOn(screen.getByLabelText<HTMLInputElement>('Referral'), 'click');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('accepts dropped files, several only if allowed', () => {
    const onPick = jest.fn();
    const { rerender } = renderPiece(<FilePicker label="Referral" limits={LIMITS} onPick={onPick} />);
    const drop = () => fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [pdf, pdf] } });
    drop();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one file only.');
    rerender(<FilePicker label="Referral" limits={LIMITS} isMultiple onPick={onPick} />);
    drop();
    expect(onPick).toHaveBeenCalledWith([pdf, pdf]);
  });

  it('accepts nothing while disabled', () => {
    const onPick = jest.fn();
    renderPiece(<FilePicker label="Referral" limits={LIMITS} isDisabled onPick={onPick} />);
    fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [pdf] } });
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('FileViewer', () => {
  it('zooms an image by keyboard', async () => {
    const { user } = renderPiece(<FileViewer name="scan.png" type="image/png" url="/scan.png" />);
    await user.tab();
    await user.keyboard('++');
    expect(screen.getByRole('status')).toHaveTextContent('200 %');
    await user.keyboard('0');
    expect(screen.getByRole('status')).toHaveTextContent('Fit');
    await expectAccessible();
  });

  it('offers a download for an image it cannot show', () => {
    renderPiece(<FileViewer name="scan.png" type="image/png" url="/scan.png" />);
    fireEvent.error(screen.getByRole('img', { name: 'scan.png' }));
    expect(screen.getByText('This picture could not be shown.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'scan.png');
  });

  it('shows a PDF in a labelled frame', () => {
    renderPiece(<FileViewer name="a.pdf" type="application/pdf" url="/a.pdf" />);
    expect(screen.getByTitle('a.pdf, document')).toHaveAttribute('src', '/a.pdf');
  });
});
