import { useState } from 'react'
import { classNames } from '@/lib/class-names'

interface AvatarProps {
  name: string
  /** Address of the photo, or null for initials. */
  src: string | null
  className?: string
}

/**
 * A person's photo, or their initials if there is none or it fails to load. It is decoration, because the name is
 * beside it.
 */
export function Avatar({ name, src, className = 'size-9 text-sm' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const shape = classNames('shrink-0 rounded-full', className)

  if (src !== null && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        className={classNames(shape, 'bg-muted object-cover')}
        onError={() => setFailedSrc(src)}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={classNames(
        shape,
        'inline-flex items-center justify-center bg-primary font-bold text-on-primary'
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word: 'Siti Nur Aminah' gives 'SA'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
