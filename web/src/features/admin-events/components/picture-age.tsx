import { useEffect, useState, type RefObject } from 'react'
import { Alert } from '@/components/ui/alert'

/** Younger pictures are called live: the server sends something every five seconds. In seconds. */
const OLD_FROM = 8

/** Says how old a picture is when it isn't up to date. @param heardAt of `performance.now()` */
export function PictureAge({ heardAt }: { heardAt: RefObject<number> }) {
  const [age, setAge] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - heardAt.current) / 1000)
      setAge(seconds >= OLD_FROM ? seconds : 0)
    }, 1000)
    return () => clearInterval(timer)
  }, [heardAt])
  if (age === 0) return null
  return <Alert tone="warning">Gambar ini berumur {age} detik. Menghubungi server lagi…</Alert>
}
