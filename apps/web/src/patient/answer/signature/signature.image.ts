import { SIGNATURE } from './signature.en';

/** The contract's maximum length of a signature, in characters of its data URL. A test compares the two. */
export const LARGEST_SIGNATURE = 560_000;

const LONGEST_SIDE = 1_200;

/**
 * Reads an image file as a data URL that the contract accepts, scaling large photos down. Throws an Error whose message can be
 * shown to the patient.
 */
export async function readSignatureImage(file: File): Promise<string> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') throw new Error(SIGNATURE.notAnImage);
  const dataUrl = await readAsDataUrl(file);
  if (dataUrl.length <= LARGEST_SIGNATURE) return dataUrl;
  const smaller = await shrink(dataUrl);
  if (smaller.length > LARGEST_SIGNATURE) throw new Error(SIGNATURE.tooLarge);
  return smaller;
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(SIGNATURE.unreadable));
    reader.readAsDataURL(file);
  });
}

async function shrink(dataUrl: string): Promise<string> {
  const image = await decode(dataUrl);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(SIGNATURE.tooLarge);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}

function decode(dataUrl: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(SIGNATURE.unreadable));
    image.src = dataUrl;
  });
}
