import { useEffect, useState } from 'react'

/** Milliseconds without a key: a pause between two words, not between two letters. */
const PAUSE = 500

/** A value as soon as it hasn't changed for half a second; at first at once. Compared by its JSON. */
export function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return JSON.parse(settled) as Value
}
