import { FileDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useChange } from '@/components/use-change'
import { ownDataMutation } from '@/features/profile/api/privacy'
import { ErasureRow } from '@/features/profile/components/erasure-row'
import { useSessionUser } from '@/lib/session/use-session'
import { platform } from '@/platform/platform'

/** What a person may do with the data that is stored about them. */
export function PrivacyCard() {
  const { role } = useSessionUser()
  const save = useChange(ownDataMutation, { done: null })
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg font-bold">Data pribadi</h2>
          <p className="text-ink-soft">
            Semua yang tersimpan tentang Anda: akun, pembayaran, ujian, jawaban, dan hasil.
          </p>
        </div>
        {platform.hasDownloads && (
          <Button variant="secondary" loading={save.isPending} onClick={() => save.change()}>
            {!save.isPending && <FileDown aria-hidden className="size-4" />}
            Unduh Data Saya
          </Button>
        )}
      </div>
      {role === 'User' && <ErasureRow />}
    </Card>
  )
}
