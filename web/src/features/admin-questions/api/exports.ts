import type { ExportFormat } from '@lulus/api/contracts/question_imports'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

/** What a package is exported as. */
export interface ExportChoice {
  format: ExportFormat
  /** Of the Word document: whether it has the keys. */
  kunci?: 0 | 1
}

/** Names for a server that sends none. */
const FALLBACK_NAMES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'paket.xlsx',
  docx: 'paket.docx',
  lulus: 'paket.lulus.zip',
  qti: 'paket.qti.zip',
}

/** A package with all its recordings may be large. */
const EXPORT_TIMEOUT_MS = 20 * 60_000

/** Saves a package as a file. */
export const exportPackageMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: async (query: ExportChoice) =>
      saveFile(
        await api.download('/admin/paket-soal/:paketId/ekspor', FALLBACK_NAMES[query.format], {
          params: { paketId },
          query,
          timeout: EXPORT_TIMEOUT_MS,
        })
      ),
    meta: { failed: 'Gagal mengekspor paket' },
  })
