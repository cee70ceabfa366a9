import { patientWords } from '../../words/patient-words';

export const SIGNATURE = patientWords('signature.SIGNATURE', {
  title: 'Digital Signature',
  draw: 'Draw',
  type: 'Type',
  upload: 'Upload',
  tabs: 'How to sign',
  drawHint: 'Sign in the box with your finger, a pen or the mouse. If you cannot draw, choose Type.',
  drawLabel: 'Box to draw your signature in',
  clear: 'Clear',
  typeLabel: 'Type your full name as your signature',
  unlike: (typed: string, name: string) =>
    `You typed “${typed}”, but the quote is for ${name}. Is this your signature?`,
  mine: 'Yes, this is my signature',
  uploadLabel: 'Image of your signature',
  uploadHint: 'A photo or a scan, up to 400 KB; larger photos are resized for you',
  uploadedAlt: 'The signature you uploaded',
  remove: 'Remove',
  notAnImage: 'Please choose an image file, such as PNG or JPEG',
  tooLarge: 'This image is too large. Please choose one of up to 400 KB',
  unreadable: 'This image could not be read. Please choose another one',
  signed: 'Signature',
  signedAs: { draw: 'Drawn', type: 'Typed', upload: 'Uploaded image' },
});
