import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/screen-reader'
import { keptFileKey, questionFileQuery } from '@/features/learning/api/question-file'
import { messageOf } from '@/lib/api/api-error'
import { keptKeys } from '@/lib/offline/kept-contents'

interface KeepOfflineProps {
  /** The API's paths of all recordings and pictures. */
  paths: readonly string[]
}

/**
 * Saves all recordings on the device when the learner asks for it. Texts are kept anyway, and each recording once it was
 * opened: all of them together are megabytes, which a phone may have to pay for.
 */
export function KeepOffline({ paths }: KeepOfflineProps) {
  const queryClient = useQueryClient()
  const [kept, setKept] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    let isLeft = false
    void countKept(paths).then((count) => {
      if (!isLeft) setKept(count)
    })
    return () => {
      isLeft = true
    }
  }, [paths])

  const save = async () => {
    setSaving(true)
    setFailure(null)
    const known = await keptKeys()
    for (const path of paths) {
      if (known.has(keptFileKey(path))) continue
      try {
        await queryClient.query({ ...questionFileQuery(path), staleTime: 0, retry: false })
      } catch (error) {
        setFailure(messageOf(error, 'Jaringan terputus.'))
        break
      }
      setKept(await countKept(paths))
    }
    const count = await countKept(paths)
    setKept(count)
    if (count < paths.length) {
      setFailure((before) => before ?? 'Perangkat ini tidak dapat menyimpan lebih banyak.')
    }
    setSaving(false)
  }

  if (paths.length === 0 || kept === null) return null
  const progress = `${kept} dari ${paths.length} rekaman tersimpan di perangkat ini.`
  const isDone = kept === paths.length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {isDone ? (
        <p className="flex items-center gap-2 text-base">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          Tersimpan untuk luring: teks dan {paths.length} rekaman.
        </p>
      ) : (
        <>
          <Button variant="secondary" loading={isSaving} onClick={() => void save()}>
            {!isSaving && <Download aria-hidden className="size-4" />}
            Simpan untuk luring
          </Button>
          <p className="text-base text-ink-soft tabular-nums">
            {failure ? `${failure} ${progress}` : progress}
          </p>
        </>
      )}
      <LiveRegion>
        {isDone && isSaving ? 'Tersimpan untuk luring.' : failure ? `${failure} ${progress}` : ''}
      </LiveRegion>
    </div>
  )
}

async function countKept(paths: readonly string[]): Promise<number> {
  const known = await keptKeys()
  return paths.filter((path) => known.has(keptFileKey(path))).length
}
