import { useMutation, useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ScoredResult } from '@/features/results/api/result'
import { settingsQuery } from '@/lib/settings/settings'
import { platform } from '@/platform/platform'

/** Shares a result as a picture; its code is fetched with the press. Hidden without a certificate. */
export function ShareButton({ result }: { result: ScoredResult }) {
  const { data: settings } = useQuery(settingsQuery)
  const { mutate: share, isPending } = useMutation({
    mutationFn: async () => {
      const { shareResult } = await import('@/features/results/share/share-result')
      await shareResult(result, settings?.namaAkademi ?? '')
    },
    onError: (error) => {
      console.warn('The card could not be made', error)
      toast.error('Kartu skor belum dapat dibuat. Silakan coba lagi.')
    },
  })

  if (result.kode === null || !platform.hasDownloads) return null
  return (
    <Button variant="secondary" loading={isPending} onClick={() => share()}>
      {!isPending && <Share2 aria-hidden className="size-4" />}
      Bagikan kartu skor
    </Button>
  )
}
