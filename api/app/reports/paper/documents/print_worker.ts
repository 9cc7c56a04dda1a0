import { renderCertificate, renderCertificates } from '#app/results/certificate/render_certificate'
import type { Piece } from './document_printer.js'
import { renderAttendance } from './render_attendance.js'
import { renderMinutes } from './render_minutes.js'

/** The function that the printer's thread runs. */
export default async function print(piece: Piece): Promise<Uint8Array | Uint8Array[]> {
  switch (piece.kind) {
    case 'attendance':
      return renderAttendance(piece.data)
    case 'minutes':
      return renderMinutes(piece.data)
    case 'certificates':
      return renderCertificates(piece.data, piece.info)
    case 'certificate_files': {
      const files: Uint8Array[] = []
      for (const one of piece.data) files.push(await renderCertificate(one))
      return files
    }
  }
}
