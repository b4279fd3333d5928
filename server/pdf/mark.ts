/** The logo: the crossing from one shore to the other, on a 32 × 32 grid. */
export function paintMark(pdf: PDFKit.PDFDocument): void {
  pdf.roundedRect(0, 0, 32, 32, 9).fill('#0B5F6D')
  pdf
    .path('M22.4 9.4h-8.1a3.3 3.3 0 0 0 0 6.6h3.4a3.3 3.3 0 0 1 0 6.6H9.6')
    .lineWidth(2.7)
    .lineCap('round')
    .stroke('#FFFFFF')
  pdf.circle(22.6, 9.4, 2.9).fill('#F2B02A')
  pdf.circle(9.4, 22.6, 2.9).fill('#FFFFFF')
}
