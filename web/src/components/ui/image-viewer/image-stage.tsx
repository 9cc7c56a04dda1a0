import { useState } from 'react'
import { fitImage, type Rotation, type Size } from '@/components/ui/image-viewer/fit-image'
import { useSize } from '@/components/ui/use-size'
import { Spinner } from '@/components/ui/spinner'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { classNames } from '@/lib/class-names'

interface ImageStageProps {
  src: string
  alt: string
  zoom: number
  rotation: Rotation
  isPrint: boolean
  atLeast: number
}

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; natural: Size }

/** The scrolling area in which the viewer shows its picture. */
export function ImageStage({ src, alt, zoom, rotation, isPrint, atLeast }: ImageStageProps) {
  const [stage, stageRef] = useSize<HTMLDivElement>()
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  const drawn =
    loading.state === 'shown' && stage
      ? fitImage(loading.natural, stage, rotation, zoom, atLeast)
      : null

  return (
    <div className="relative min-h-0 flex-1 bg-muted">
      <div
        ref={stageRef}
        // Arrow keys scroll zoomed pictures.
        tabIndex={0}
        role="group"
        aria-label={alt}
        className="absolute inset-0 flex overflow-auto focus-visible:-outline-offset-2"
      >
        <div className="relative m-auto shrink-0" style={drawn?.box}>
          <img
            src={src}
            alt={alt}
            className={classNames(
              'absolute top-1/2 left-1/2 max-w-none bg-paper',
              isPrint && 'dark:hue-rotate-180 dark:invert-90'
            )}
            style={{
              ...drawn?.image,
              visibility: drawn ? 'visible' : 'hidden',
              transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setLoading({
                state: 'shown',
                // Vector pictures may have no intrinsic size.
                natural: { width: Math.max(1, width), height: Math.max(1, height) },
              })
            }
            onError={() => setLoading({ state: 'failed' })}
          />
        </div>
      </div>
      <div
        role="status"
        className="pointer-events-none absolute inset-0 flex items-center justify-center text-ink-soft"
      >
        {loading.state === 'loading' && (
          <>
            <Spinner className="size-8" />
            <VisuallyHidden>Memuat gambar</VisuallyHidden>
          </>
        )}
        {loading.state === 'failed' && 'Gambar tidak dapat dimuat.'}
      </div>
    </div>
  )
}
