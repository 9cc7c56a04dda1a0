import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { proofUrl } from '@/lib/api/request-url'

interface ProofThumbnailProps {
  file: string
  packageName: string
}

/** The proof as a small picture; a click enlarges it. */
export function ProofThumbnail({ file, packageName }: ProofThumbnailProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const src = proofUrl(file)

  return (
    <>
      <button
        type="button"
        aria-label={`Lihat bukti pembayaran ${packageName}`}
        title="Lihat bukti pembayaran"
        className="size-16 shrink-0 overflow-hidden rounded-sm border border-line bg-muted transition-colors duration-150 hover:border-primary"
        onClick={() => setOpen(true)}
      >
        {isBroken ? (
          <ImageOff aria-hidden className="m-auto size-6 text-ink-faint" />
        ) : (
          <img
            src={src}
            alt=""
            loading="lazy"
            className="size-full bg-paper object-cover"
            onError={() => setBroken(true)}
          />
        )}
      </button>
      <ImageViewer
        open={isOpen}
        onOpenChange={setOpen}
        src={src}
        alt={`Bukti pembayaran ${packageName}`}
      />
    </>
  )
}
