import { queryOptions } from '@tanstack/react-query'

/** A text as a QR code, as the address of an SVG. The code that draws it loads on demand. */
export const qrCodeQuery = (text: string) =>
  queryOptions({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { toString: draw } = await import('qrcode')
      // Without a size some browsers save the SVG as an empty picture.
      const svg = await draw(text, {
        type: 'svg',
        margin: 4,
        width: 512,
        errorCorrectionLevel: 'M',
      })
      return `data:image/svg+xml,${encodeURIComponent(svg)}`
    },
    staleTime: Infinity,
  })
