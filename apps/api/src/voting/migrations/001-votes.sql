-- Amounts are in the smallest unit of MONEY; times of proposals and votes are Unix seconds, `received` is milliseconds.
create table api_voting.proposal (
  id text primary key,
  author text not null,
  message text not null,
  signature text not null,
  checked_at bigint,
  received bigint not null,
  power numeric(78) not null,
  snapshot_hash text not null,
  title text not null,
  body text not null,
  choices text[] not null,
  created bigint not null,
  start_at bigint not null,
  end_at bigint not null,
  snapshot bigint not null,
  -- By choice, the sum of the votes that count.
  scores text[] not null,
  voters integer not null default 0,
  log_length integer not null default 0,
  log_head text not null
);
create index proposal_by_end on api_voting.proposal (end_at desc, id);
create index proposal_by_author on api_voting.proposal (author, created);

-- The log. Rows are only ever added, each while its proposal is locked.
create table api_voting.entry (
  proposal text not null references api_voting.proposal (id),
  position integer not null,
  id text not null unique,
  previous text not null,
  hash text not null,
  voter text not null,
  message text not null,
  signature text not null,
  checked_at bigint,
  received bigint not null,
  power numeric(78) not null,
  choice integer not null,
  created bigint not null,
  primary key (proposal, position)
);

-- The vote of each account that counts, in the order in which the accounts voted first.
create table api_voting.vote (
  proposal text not null references api_voting.proposal (id),
  voter text not null,
  place integer not null,
  id text not null,
  position integer not null,
  choice integer not null,
  power numeric(78) not null,
  created bigint not null,
  primary key (proposal, voter),
  unique (proposal, place)
);
create index vote_by_voter on api_voting.vote (voter, created);
