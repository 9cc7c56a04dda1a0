import { useQuery } from '@tanstack/react-query'
import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { certificateSampleQuery, type AdminSettings } from '@/features/admin-settings/api/settings'
import { useSettled } from '@/features/admin-settings/components/use-settled'
import {
  certificateSchema,
  type SettingsFields,
} from '@/features/admin-settings/model/settings-form'

const ALT = 'Contoh sertifikat'

/** The next certificate as the form says it now, drawn as the real one. */
export function CertificateSample({ settings }: { settings: AdminSettings }) {
  const { control } = useFormContext<SettingsFields>()
  const [namaAkademi, awalanNomor, polaNomor, penandaTangan, jabatan, masaBerlaku] = useWatch({
    control,
    name: ['namaAkademi', 'awalanNomor', 'polaNomor', 'penandaTangan', 'jabatan', 'masaBerlaku'],
  })
  const typed = { namaAkademi, awalanNomor, polaNomor, penandaTangan, jabatan, masaBerlaku }
  const settled = certificateSchema.safeParse(useSettled(typed))
  const { logo, tandaTangan, stempel } = settings
  const sample = useQuery({
    ...certificateSampleQuery(settled.data ?? EMPTY, [logo, tandaTangan, stempel]),
    enabled: settled.success,
  })
  const src = useObjectUrl(sample.data ?? null)
  const [isLarge, setLarge] = useState(false)

  return (
    <section aria-label={ALT} className="grid content-start gap-3 lg:sticky lg:top-20">
      <p className="text-sm font-semibold">Contoh</p>
      {src === null && !sample.isError && <Skeleton className="aspect-[1.414]" />}
      {src === null && sample.isError && (
        <LoadFailure
          title="Contoh belum dapat digambar."
          error={sample.error}
          retrying={sample.isFetching}
          onRetry={() => void sample.refetch()}
        />
      )}
      {src !== null && (
        <>
          {/* Paper is white, in both themes. */}
          <img
            src={src}
            alt={ALT}
            width={1403}
            height={992}
            className="h-auto w-full rounded-md border border-line bg-paper"
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">
              {settled.success
                ? 'Mengikuti isian di formulir, juga sebelum disimpan.'
                : 'Menunggu isian yang benar.'}
            </p>
            <Button variant="secondary" size="sm" onClick={() => setLarge(true)}>
              <ZoomIn aria-hidden className="size-4" />
              Perbesar contoh
            </Button>
          </div>
          <ImageViewer open={isLarge} onOpenChange={setLarge} src={src} alt={ALT} />
        </>
      )}
    </section>
  )
}

/** Never sent: the query is off without a valid form. */
const EMPTY = {
  namaAkademi: '',
  awalanNomor: '',
  polaNomor: '',
  penandaTangan: null,
  jabatan: null,
  masaBerlaku: null,
}
