import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { saveFile } from '@/lib/api/save-file'
import { pngOf } from '@/lib/images/png-of'

/** Large enough for every payment app that reads codes from the gallery. */
const EDGE = 1024

/** Saves the code as a picture: who pays with the phone that shows it can't scan it. */
export function SaveQris({ src }: { src: string }) {
  const dialogs = useDialogs()
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => saveFile({ blob: await pngOf(src, EDGE), name: 'QRIS.png' }),
    onError: () =>
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal mengunduh QRIS',
        text: 'Silakan coba lagi, atau simpan tangkapan layar.',
      }),
  })

  return (
    <Button variant="secondary" loading={isPending} onClick={() => save()}>
      {!isPending && <Download aria-hidden className="size-4" />}
      Unduh QRIS
    </Button>
  )
}
