import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// Vite's own: the address of the file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type PdfDocument = PDFDocumentProxy;

/** Why a PDF cannot be shown. */
export type WhyNoPdf = 'locked' | 'broken';

/**
 * Reads a PDF in a worker. Nothing in it runs: scripts and forms of a PDF need parts of pdf.js that are not here, WebAssembly
 * would need a policy that allows it, and nothing is fetched but what this page has.
 */
export async function openPdf(blob: Blob, signal: AbortSignal): Promise<PdfDocument | WhyNoPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    enableXfa: false,
    useWasm: false,
    useSystemFonts: true,
  });
  signal.addEventListener('abort', () => void task.destroy(), { once: true });
  try {
    return await task.promise;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
  }
}

/** Of a page that is far larger than any screen no more is drawn. */
const MOST_PIXELS = 4096;

/** A page as wide as its place, as sharp as the screen; null: it was given up, or cannot be drawn. */
export async function paintPage(
  pdf: PdfDocument,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | null> {
  try {
    const page = await pdf.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const wanted = (width * devicePixelRatio) / plain.width;
    const scale = Math.min(wanted, MOST_PIXELS / Math.max(plain.width, plain.height));
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    const painting = page.render({ canvas, viewport });
    signal.addEventListener('abort', () => painting.cancel(), { once: true });
    await painting.promise;
    return canvas;
  } catch {
    return null;
  }
}
