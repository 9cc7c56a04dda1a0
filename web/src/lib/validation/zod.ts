import { z } from 'zod'

// The page's policy forbids code made from text, and trying it would fill the console.
z.config({ jitless: true })

export { z }
