/** How many forms on the screen hold something that isn't saved. */
let holders = 0

/** Notes that something isn't saved; returns how to take it back. */
export function holdUnsavedWork(): () => void {
  holders += 1
  let isHeld = true
  return () => {
    if (isHeld) holders -= 1
    isHeld = false
  }
}

export function hasUnsavedWork(): boolean {
  return holders > 0
}
