create table api_profile.username (
  address text primary key,
  username text not null,
  -- The name without regard to case: no second account may have it.
  slug text not null unique,
  created_at bigint not null
);
