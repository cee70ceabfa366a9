import type { SurgeryCase } from '@quillcare/contracts';
import { MINH } from '../api/practice';
import { PatientPage } from '../pages/patient.page';
import { contains, equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { oneCase } from './facts';
import { sentQuote } from './sent-quote';

/** The patient signs with a picture of the signature. */
export const quoteUploadJourney: Journey = {
  name: 'quote-upload',
  async run(world) {
    const { practice, quote, link } = await sentQuote(world, 'Upload Surgical', MINH);
    const patient = new PatientPage(await world.visitor({ who: 'patient', width: 768, height: 1024 }));
    await patient.open(link);
    await patient.identify(MINH.dateOfBirth);
    await patient.showsQuote(quote.quoteNumber);
    await patient.choose('accept');
    await patient.fillAcceptance('0433 555 021');
    await patient.uploadSignature({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    });
    await shown(
      patient.page.getByText('Please choose an image file, such as PNG or JPEG'),
      'the message for a file that is no image',
    );
    await patient.submit('accept');
    equal(await patient.problems(), ['Please upload your signature image'], 'what the acceptance lacks');
    // Any picture will do.
    const picture = await patient.page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 100 } });
    await patient.uploadSignature({ name: 'signature.png', mimeType: 'image/png', buffer: picture });
    await shown(patient.page.getByRole('img', { name: 'The signature you uploaded' }));
    await patient.visitor.look('uploaded');
    await patient.submit('accept');
    await patient.confirm();
    await patient.showsResult('Quote Accepted Successfully');
    const { id } = await oneCase(practice.api, quote.id);
    const { acceptanceData } = await practice.api.get<SurgeryCase>(`/surgery-cases/${id}`);
    equal(acceptanceData.signatureMethod, 'upload', 'how it was signed');
    contains(acceptanceData.signatureData ?? '', 'data:image/', 'the uploaded signature');
  },
};
