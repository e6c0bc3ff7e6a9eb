/** What the house's own presets have alike: who is promoted, what becomes of men and materiel on the dice. */

export const PROMOTIONS = [
  { rule: 'valour', says: 'Three kills directed or done since his last promotion.', when: { kills: 3 } },
  {
    rule: 'merit',
    says: 'Eight points of experience since his last promotion, and a die of 4 or less.',
    when: { experience: 8 },
    roll: { dice: 'd6', atMost: 4 },
  },
];

export const CASUALTIES = {
  eliminated: [
    {
      kinds: ['person'],
      table: {
        dice: 'd6',
        upTo: [
          [3, 'lost'],
          [6, 'wounded'],
        ],
      },
    },
    {
      kinds: ['crew'],
      table: {
        dice: 'd6',
        upTo: [
          [4, 'lost'],
          [6, 'ready'],
        ],
      },
    },
  ],
  missing: {
    dice: 'd6',
    upTo: [
      [2, 'lost'],
      [4, 'captured'],
      [6, 'ready'],
    ],
  },
  recovery: {
    dice: 'd6',
    upTo: [
      [1, 'lost'],
      [3, 'wounded'],
      [6, 'ready'],
    ],
  },
};

export const MATERIEL = {
  repair: {
    dice: 'd6',
    upTo: [
      [1, 'lost'],
      [3, 'repairing'],
      [6, 'ready'],
    ],
  },
  retention: {
    dice: 'd6',
    upTo: [
      [2, 'lost'],
      [6, 'ready'],
    ],
  },
  capturedIsUsed: true,
};
