/** SHA-256 of all pictures of Squad in the order of their numbers: what its collection says before a ticket is sold. */
export const squadPicturesHash = '0x3b35168e2572475b9e2a919f7b5c0a34d029539ee5402fab4157de15375cf48c';
