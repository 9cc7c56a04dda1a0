import { Progress } from '@/components/ui/progress'

/** How much of the proof has reached the server. `sent` is a share from 0 to 1. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100)

  return (
    <div className="grid gap-2">
      <Progress value={percent} max={100} label="Pengunggahan bukti pembayaran" />
      <p className="flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>{percent < 100 ? 'Mengunggah bukti pembayaran…' : 'Memproses gambar…'}</span>
        <span>{percent}%</span>
      </p>
    </div>
  )
}
