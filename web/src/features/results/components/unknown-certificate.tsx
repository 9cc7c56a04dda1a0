import { CircleX } from 'lucide-react'
import { Card } from '@/components/ui/card'

/** A code that no certificate has. */
export function UnknownCertificate({ kode }: { kode: string }) {
  return (
    <Card className="grid gap-4">
      <div className="flex items-center gap-4 rounded-md bg-danger-soft p-4 sm:p-5">
        <CircleX aria-hidden className="size-10 shrink-0 text-danger" />
        <div className="min-w-0">
          <h2 className="text-xl font-bold text-danger">Sertifikat tidak ditemukan</h2>
          <p>
            Tidak ada sertifikat dengan kode <strong className="break-all">{kode}</strong>.
          </p>
        </div>
      </div>
      <p className="text-ink-soft">
        Periksa kembali kodenya. Jika kodenya sudah sesuai dengan yang tercetak, sertifikat itu
        tidak pernah kami terbitkan.
      </p>
    </Card>
  )
}
